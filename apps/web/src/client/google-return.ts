/** Set in the tab that left for Google, until it is back. */
const LEFT_FOR_GOOGLE = 'blueprompt-left-for-google';

/** Remembers that this tab leaves for Google to sign in. */
export const leaveForGoogle = (): void => sessionStorage.setItem(LEFT_FOR_GOOGLE, 'yes');

/** Whether this tab has just come back from Google; asked once a page. */
export const takeGoogleReturn = (): boolean => {
  const isBack = sessionStorage.getItem(LEFT_FOR_GOOGLE) !== null;
  sessionStorage.removeItem(LEFT_FOR_GOOGLE);
  return isBack;
};
