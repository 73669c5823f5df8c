/**
 * A value that counts how often something in it is read, at whatever depth. It throws at the read after the last that is
 * allowed: what reads without end is ended, on a slow machine as on a fast one.
 */
export function countReads(value: object, allowed: number): { readonly value: object; reads(): number } {
  let reads = 0
  const watched = new WeakMap<object, object>()
  const watch = (each: object) => {
    const known = watched.get(each) ?? new Proxy(each, handler)
    watched.set(each, known)
    return known
  }
  const handler: ProxyHandler<object> = {
    get(target, key, receiver) {
      reads += 1
      if (reads > allowed) throw new Error(`More than ${allowed} things were read`)
      const found: unknown = Reflect.get(target, key, receiver)
      return typeof found === 'object' && found !== null ? watch(found) : found
    },
  }
  return { value: new Proxy(value, handler), reads: () => reads }
}
