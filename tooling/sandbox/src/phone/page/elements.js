/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Partial<HTMLElementTagNameMap[Name]>} properties
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name)
  Object.assign(made, properties)
  made.append(...children)
  return made
}

/** @param {string} id */
export function byId(id) {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`The page has no ${id}.`)
  return found
}

/**
 * Makes the children those of the list, keeping what is there already: a rebuilt card would lose the focus and what was
 * ticked in it.
 *
 * @template Item
 * @param {HTMLElement} parent
 * @param {readonly Item[]} items
 * @param {(item: Item) => string} keyOf
 * @param {(item: Item) => HTMLElement} draw
 * @returns {{ added: HTMLElement[], hadFocus: boolean }} `hadFocus` when the focus went away with a child
 */
export function keepChildren(parent, items, keyOf, draw) {
  const known = new Map([...parent.children].map((child) => [child.getAttribute('data-key'), child]))
  const wanted = new Set(items.map(keyOf))
  let hadFocus = false
  for (const [key, child] of known) {
    if (key !== null && wanted.has(key)) continue
    hadFocus ||= child.contains(document.activeElement)
    child.remove()
  }
  const added = items
    .filter((item) => !known.has(keyOf(item)))
    .map((item) => {
      const child = draw(item)
      child.dataset.key = keyOf(item)
      parent.append(child)
      return child
    })
  return { added, hadFocus }
}
