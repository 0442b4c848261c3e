/**
 * A host with an ending, a machine's own name or its number, with or without what comes before and after. Browsers write
 * hosts in lower case: what begins with a capital is the name of a product, a file or the end of a sentence.
 */
const ADDRESS =
  /^(?:[a-z]+:\/\/)?(?!\p{Lu})(?:localhost|(?:\d{1,3}\.){3}\d{1,3}|(?:[\p{L}\d-]+\.)+[a-zA-Z]{2,24})(?::\d{2,5})?(?:[/?#].*)?$/u;
const FILE = /^file:\/\//i;

/** Does an address field hold this? The reader may see its icons as letters, and put spaces into a host. */
export const isAddress = (text: string): boolean => {
  const words = text.split(/\s+/);
  return [words.join(''), ...words].some((word) => ADDRESS.test(word) || FILE.test(word));
};
