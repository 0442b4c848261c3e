/** The second click of a double click lands on whatever took the place of the first one's button, and asks for nothing. */
export const unlessDoubled =
  (act: () => void) =>
  ({ detail }: { detail: number }): void => {
    if (detail < 2) act();
  };
