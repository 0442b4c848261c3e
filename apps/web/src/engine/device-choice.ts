import { hasEngineSupport } from './device-support.ts';

/** Of the browser, not of the account: it is about this device. */
const KEY = 'blueprompt-measure-here';

/** Whether screenshots of new projects are measured on this device; off until somebody chooses it. */
export const loadDeviceChoice = (storage: Storage): boolean => {
  try {
    return hasEngineSupport() && storage.getItem(KEY) === 'on';
  } catch (error) {
    console.warn('The browser could not read the setting for where to measure.', error);
    return false;
  }
};

/** Remembers the choice for the next projects. */
export const saveDeviceChoice = (storage: Storage, isOn: boolean): void => {
  try {
    if (isOn) storage.setItem(KEY, 'on');
    else storage.removeItem(KEY);
  } catch (error) {
    console.warn('The browser could not save the setting for where to measure.', error);
  }
};
