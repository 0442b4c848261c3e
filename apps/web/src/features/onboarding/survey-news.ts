import { useEffect } from 'react';

const CHANNEL = 'blueprompt-survey';

/** Tells the other tabs of this browser that the survey has been saved. */
export const announceSurvey = (): void => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('saved');
  channel.close();
};

/** Calls back when another tab has saved the survey; windows side by side get no focus event to notice it by. */
export const useSurveyNews = (onSaved: () => void): void => {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = onSaved;
    return () => channel.close();
  }, [onSaved]);
};
