/** The messages of an error and of its causes, outermost first. */
export function errorChain(error: unknown): string[] {
  const messages: string[] = [];
  // Ten is more than any real chain; a chain that leads back to itself ends too.
  for (
    let at = error;
    at !== undefined && at !== null && messages.length < 10;
    at = at instanceof Error ? at.cause : undefined
  ) {
    messages.push(at instanceof Error ? at.message : String(at));
  }
  return messages;
}
