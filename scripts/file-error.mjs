import { statSync } from 'node:fs';
import { dirname, relative } from 'node:path';

const REASONS = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EEXIST: 'a file stands where a folder is needed',
  ENOTDIR: 'a file stands where a folder is needed',
  EISDIR: 'a folder stands where a file is needed',
};

/** One line for a file or folder that the system does not let us use; undefined for any other error. */
export function fileErrorText(error, root) {
  const reason = REASONS[error?.code];
  // Of a file that is moved into place, the place.
  const path = error?.dest ?? error?.path;
  if (reason === undefined || typeof path !== 'string') return undefined;
  const place = relative(root, blocker(path, root)).replaceAll('\\', '/');
  return `${place} cannot be used: ${reason}. Remove it or change its rights, then run the command again.`;
}

/** Of a path below a file, that file. */
function blocker(path, root) {
  let found = path;
  for (let above = dirname(path); above.length > root.length; above = dirname(above))
    if (statSync(above, { throwIfNoEntry: false })?.isFile()) found = above;
  return found;
}
