/** The first of a list and words for how many are left; one alone is not worth counting. */
export const cutAt = <T>(list: readonly T[], max: number): { shown: readonly T[]; more: string } =>
  list.length <= max + 1
    ? { shown: list, more: '' }
    : { shown: list.slice(0, max), more: ` and ${list.length - max} more` };
