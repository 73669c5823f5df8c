// Matches a fence outside of lists whose first line names a file: "```ts path" or "```ts [path]".
const NAMED_FENCE = /^```(\w+) \[?(\S+?)\]?\n([\s\S]*?)^```$/gm

/** Adapts markdown to VitePress: a code block that names its file gets a tab with the name. */
export function toVitePress(markdown: string): string {
  return markdown.replace(
    NAMED_FENCE,
    (_, language, name, code) => `::: code-group\n\n\`\`\`${language} [${name}]\n${code}\`\`\`\n\n:::`,
  )
}
