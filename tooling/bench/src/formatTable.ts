/** Formats rows as a table: the first column is left-aligned, figures are right-aligned. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]) {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const pad = (text: string, column: number) =>
    column ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0)
  const line = (row: readonly string[]) => row.map(pad).join('  ').trimEnd()
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n')
}
