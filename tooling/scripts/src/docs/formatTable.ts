/** Writes a table of Markdown. */
export const formatTable = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `${[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`
