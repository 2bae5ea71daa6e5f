interface MediaProps {
  title: string;
  /** Address of the player, filled in by the pipeline. */
  embed: string;
  hostName: string;
}

/** A hosted video or audio: a button until the reader asks for it, so that its host learns nothing before that. */
export function Media({ kind, title, embed, hostName }: MediaProps & { kind: 'video' | 'audio' }) {
  return (
    <figure className={`media ${kind}`}>
      <button type="button" data-action="play" data-embed={embed} data-title={title}>
        <span>Play: {title}</span>
        <small>Loads a player from {hostName}</small>
      </button>
      <noscript>
        <a href={embed}>{`${title} (on ${hostName})`}</a>
      </noscript>
    </figure>
  );
}
