export function readCommands(page: string) {
  return [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text)
}

export function readInlineCommand(page: string, start: string) {
  const found = [...page.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text).filter((text) => text.startsWith(start))
  const [command] = found
  if (command === undefined || found.length > 1) throw new Error(`The page says "${start} …" ${found.length} times.`)
  return command
}
