// Merges values into defaults. A value of `undefined` keeps the default.
export function applyDefaults<D extends object, G extends object>(
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
