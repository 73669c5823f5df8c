import { createHash } from 'node:crypto'

/** Allows the page's own script and style, by their hashes, and no request at all. */
const toPolicy = (script: string, style: string) =>
  [
    "default-src 'none'",
    `script-src ${toSource(script)}`,
    `style-src ${toSource(style)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types',
  ].join('; ')

const toSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Renders one file that opens a wallet without the site, from a disk and without a network. */
export function renderExitPage({ script, style }: { readonly script: string; readonly style: string }): string {
  for (const end of ['</script', '<!--']) assertFree(script, end)
  assertFree(style, '</style')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${toPolicy(script, style)}">
<meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,"><title>Open your wallet</title>
<style>${style}</style></head><body class="fy">
<noscript>This page needs JavaScript, which this browser has turned off.</noscript>
<script>${script}</script></body></html>
`
}

function assertFree(text: string, end: string): void {
  if (text.toLowerCase().includes(end)) throw new Error(`An inline text of the exit page contains ${end}`)
}
