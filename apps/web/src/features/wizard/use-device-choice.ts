import { useState } from 'react';
import { loadDeviceChoice, saveDeviceChoice } from '@/engine/device-choice.ts';
import { hasEngineSupport } from '@/engine/device-support.ts';

/** Where the screenshots of a new project are measured: as chosen last in this browser. */
export const useDeviceChoice = () => {
  const [isChosen, setChosen] = useState(() => loadDeviceChoice(localStorage));
  return {
    isOffered: hasEngineSupport(),
    isChosen,
    choose: (chosen: boolean) => {
      saveDeviceChoice(localStorage, chosen);
      setChosen(chosen);
    },
  };
};
