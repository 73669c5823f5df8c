/** Rows of text as a table: the first column to the left, figures to the right. */
export function table(head, rows) {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column].length)))
  const pad = (text, column) => (column ? text.padStart(widths[column]) : text.padEnd(widths[column]))
  const line = (row) => row.map(pad).join('  ').trimEnd()
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n')
}
