import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/** A closing tag without an opening one. */
export interface StrayClosing {
  name: string;
  offset: number;
}

const ignore = () => {};

/** The closing tags of XML that close nothing. A parser passes over them, so that its tokens are read here. */
export function strayClosings(xml: string): StrayClosing[] {
  const found: StrayClosing[] = [];
  const open: string[] = [];
  const callbacks: TokenizerCallbacks = {
    onopentagname: (start, end) => open.push(xml.slice(start, end)),
    onselfclosingtag: () => open.pop(),
    onclosetag(start, end) {
      const name = xml.slice(start, end);
      const at = open.lastIndexOf(name);
      if (at === -1) found.push({ name, offset: xml.lastIndexOf('</', start) });
      else open.length = at;
    },
    onattribdata: ignore,
    onattribend: ignore,
    onattribentity: ignore,
    onattribname: ignore,
    oncdata: ignore,
    oncomment: ignore,
    ondeclaration: ignore,
    onend: ignore,
    onopentagend: ignore,
    onprocessinginstruction: ignore,
    ontext: ignore,
    ontextentity: ignore,
  };
  const tokenizer = new Tokenizer({ xmlMode: true, decodeEntities: false }, callbacks);
  tokenizer.write(xml);
  tokenizer.end();
  return found;
}
