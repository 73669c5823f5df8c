export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  Object.assign(made, properties)
  made.append(...children)
  return made
}

export function getElement(id: string) {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`The page has no ${id}.`)
  return found
}

/**
 * Replaces the children by the elements of a list, and keeps existing ones with their focus and inputs.
 *
 * @returns `hadFocus` when a removed child had the focus
 */
export function reconcileChildren<Item>(
  parent: HTMLElement,
  items: readonly Item[],
  keyOf: (item: Item) => string,
  draw: (item: Item) => HTMLElement,
): { added: HTMLElement[]; hadFocus: boolean } {
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
