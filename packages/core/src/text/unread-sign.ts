/** Stands for about one em of text in a script that was not read. */
export const UNREAD_SIGN = '□';

/** True for the text of a line that was found but not read. */
export const isUnread = (text: string): boolean => text !== '' && [...text].every((sign) => sign === UNREAD_SIGN);
