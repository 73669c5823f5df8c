/** Wraps a value so that reads of its properties are counted at any depth. A read beyond `maxReads` throws. */
export function countReads(value: object, maxReads: number): { readonly value: object; reads(): number } {
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
      if (reads > maxReads) throw new Error(`More than ${maxReads} properties were read`)
      const result: unknown = Reflect.get(target, key, receiver)
      return typeof result === 'object' && result !== null ? watch(result) : result
    },
  }
  return { value: new Proxy(value, handler), reads: () => reads }
}
