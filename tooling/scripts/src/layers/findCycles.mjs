/** So many files may speak of each other in types: a pair that is one subject, and what both need. */
const MOST = 3

/**
 * Groups of files that import each other: none at run time, and none of more than three files when types count too. One
 * sentence a group. An `import()` counts as an import: it delays a knot, it does not undo it.
 */
export function findCycles(modules) {
  const running = findGroups(modules, ({ typeOnly }) => !typeOnly)
  const large = findGroups(modules, () => true).filter((group) => group.length > MOST)
  const isTold = (group) => running.some((each) => group.every((path) => each.includes(path)))
  return [
    ...running.map((group) => `These files import each other in a circle: ${group.join(', ')}.`),
    ...large
      .filter((group) => !isTold(group))
      .map(
        (group) =>
          `Types of these ${group.length} files need each other in a circle, and ${MOST} is the most: ${group.join(', ')}.`,
      ),
  ]
}

/** Tarjan's algorithm over the imports that count: files each of which leads to all others of its group. */
function findGroups(modules, counts) {
  const edges = new Map(
    modules.map(({ path, imports }) => [path, imports.filter((each) => each.target && counts(each))]),
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
  return groups
}
