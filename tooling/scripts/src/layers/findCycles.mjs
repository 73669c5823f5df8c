/**
 * Groups of files that import each other at run time, by Tarjan's algorithm: one sentence a group. An `import()`
 * counts too: it delays a knot, it does not undo it.
 */
export function findCycles(modules) {
  const edges = new Map(
    modules.map(({ path, imports }) => [path, imports.filter((found) => found.target && !found.typeOnly)]),
  )
  const order = new Map()
  const low = new Map()
  const stack = []
  const groups = []

  const visit = (path) => {
    order.set(path, order.size)
    low.set(path, order.get(path))
    stack.push(path)
    for (const { target } of edges.get(path)) {
      if (!edges.has(target)) continue
      if (!order.has(target)) visit(target)
      if (stack.includes(target)) low.set(path, Math.min(low.get(path), low.get(target)))
    }
    if (low.get(path) !== order.get(path)) return
    const group = stack.splice(stack.indexOf(path))
    if (group.length > 1 || edges.get(path).some(({ target }) => target === path)) groups.push(group.sort())
  }

  for (const path of edges.keys()) if (!order.has(path)) visit(path)
  return groups.map((group) => `These files import each other in a circle: ${group.join(', ')}.`)
}
