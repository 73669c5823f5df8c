/** Recognizes imports of foreign packages, which stay external, so that only Foyer's code is compared. */
export const isForeignPackage = (specifier: string) =>
  /^[^./\0]/.test(specifier) && !specifier.startsWith('@foyer/') && !/^[A-Z]:/i.test(specifier)
