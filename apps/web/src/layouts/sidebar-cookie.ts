import { SIDEBAR_COOKIE_DAYS } from '@blueprompt/core/spec/limits';

const NAME = 'sidebar_state';
const SECONDS_PER_DAY = 86_400;

/** True when the cookie says that the sidebar was left collapsed (LA16). */
export const readCollapsed = (cookies: string): boolean =>
  cookies.split('; ').some((cookie) => cookie === `${NAME}=collapsed`);

/** The cookie to write; it lives for seven days (LA16). */
export const toCookie = (collapsed: boolean): string =>
  `${NAME}=${collapsed ? 'collapsed' : 'expanded'}; path=/; max-age=${SIDEBAR_COOKIE_DAYS * SECONDS_PER_DAY}; samesite=lax`;
