type Child = Node | string | undefined | false

/** An element. Text is only ever set as text, so that nothing a stranger wrote becomes markup. */
export function h<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | undefined>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(key, value)
  element.append(...children.filter((child): child is Node | string => child !== undefined && child !== false))
  return element
}
