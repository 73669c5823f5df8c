/** What is given over the defaults. `undefined` means the default, not "overwrite with nothing". */
export function withDefaults<D extends object, G extends object>(
  defaults: D,
  given: G | undefined,
): Omit<G, keyof D> & D {
  const all = Object.assign({}, given, defaults)
  for (const name of Object.keys(defaults)) {
    const value: unknown = given && Reflect.get(given, name)
    if (value !== undefined) Reflect.set(all, name, value)
  }
  return all
}
