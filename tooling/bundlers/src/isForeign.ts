/** Whether an import is of a package that is not ours: those stay outside, so that what is compared is ours. */
export const isForeign = (specifier: string) =>
  /^[^./\0]/.test(specifier) && !specifier.startsWith('@foyer/') && !/^[A-Z]:/i.test(specifier)
