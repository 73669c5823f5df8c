/** The shell blocks of a page in their order, each as it stands there. */
export function readCommands(page) {
  return [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, text]) => text)
}

/** The commands in code within the text, e.g. what somebody does in place of something else. */
export function readAside(page, start) {
  const found = [...page.matchAll(/`([^`\n]+)`/g)].map(([, text]) => text).filter((text) => text.startsWith(start))
  if (found.length !== 1) throw new Error(`The page says "${start} …" ${found.length} times.`)
  return found[0]
}
