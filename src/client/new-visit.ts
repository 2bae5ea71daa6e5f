/** Whether the document was opened anew. Whoever reloads it or comes back to it finds it where it stood. */
export function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type === 'navigate';
}
