/** Of texts that the reader is less sure of than this, most hold a wrong letter; of the others hardly one does. */
export const SURE_READING = 0.95;
