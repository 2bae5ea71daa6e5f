/** The way from the home page to this one. */
export function Breadcrumbs({ trail }: { trail: { label: string; route: string | undefined }[] }) {
  if (trail.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        <li>
          <a href="/" aria-label="Home page">
            Home
          </a>
        </li>
        {trail.map(({ label, route }, index) => (
          <li key={label}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : route ? (
              <a href={route}>{label}</a>
            ) : (
              <span>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
