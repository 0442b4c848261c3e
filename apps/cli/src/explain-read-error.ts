/** Says in a few words why a file could not be read. */
export const explainReadError = (error: NodeJS.ErrnoException): string => {
  if (error.code === 'ENOENT') return 'no such file';
  if (error.code === 'EISDIR') return 'this is a folder; name the images in it, for example folder/*.png';
  if (error.code === 'EACCES') return 'no permission to read it';
  return error.message;
};
