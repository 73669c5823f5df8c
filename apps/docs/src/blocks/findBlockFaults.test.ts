import { expect, it } from 'vitest'
import { findBlockFaults } from './findBlockFaults.ts'

const component = (script: string, template: string, style = 'p { color: red }') =>
  `<script setup lang="ts">\n${script}\n</script>\n<template>\n${template}\n</template>\n<style>\n${style}\n</style>`

const find = (language: string, code: string, source = 'docs/a.md', before = '') =>
  findBlockFaults([{ source, text: `# A\n\n${before}\`\`\`${language}\n${code}\n\`\`\`\n` }])

it.each([
  ['html', '<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8" /></head>\n<body><p>a</p></body>\n</html>'],
  ['html', '<p>a</p>\n<!-- </b> -->\n<script>\n  const end = "</b>"\n</script>\n<style>p { color: red }</style>'],
  ['vue', component('const all = [1]', '<p v-for="one in all" :key="one">{{ one }} {{ $attrs }}</p>')],
  ['vue', component('function act() {}', '<foyer-button @foyer-connect="act" />')],
  ['svelte', '<script>\n  let all = $state([1])\n</script>\n\n{#each all as one}<p>{one}</p>{/each}'],
  ['css', '[data-foyer] {\n  --fy-accent: red;\n}'],
  ['json', '{ "a": [1, "…"] }'],
  ['sh', 'npm start # or `npm run nothing`\nnpm run dev\nKEY=a npx @foyer/server check && npx foyer-sandbox\nnpx tsc'],
  [
    'sh',
    'npm create foyer app\nnpm install @foyer/core\npnpm --filter @foyer/playground demo\nnpm create vite@latest app',
  ],
  ['text', '</a>'],
])('findBlockFaults has nothing to say of what is right: %s %#', (language, code) => {
  expect(find(language, code)).toEqual([])
})

it.each([
  // Line 4 of the page is the first of the code.
  ['html', '<p>a</p>\n<div>b', 'docs/a.md:5: HTML: <div> is left open.'],
  ['html', '<p>a</p>\n\n<b></i></b>', 'docs/a.md:6: HTML: </i> ends nothing.'],
  ['html', '<foyer-button />', 'docs/a.md:4: HTML: non-void-html-element-start-tag-with-trailing-solidus.'],
  ['html', '<p\n id="a" id="b"></p>', 'docs/a.md:5: HTML: duplicate-attribute.'],
  ['html', '<p>a</p>\n<style>\n  p { color red }\n</style>', 'docs/a.md:6: CSS: '],
  ['vue', component('const a = 1', '<p>\n  {{ b }}\n</p>'), 'docs/a.md:9: Vue: the script does not declare b.'],
  ['vue', component('const a = 1', '<p @click="act">a</p>'), 'docs/a.md:8: Vue: the script does not declare act.'],
  [
    'vue',
    component('const a = 1', '<p>\n  <Missing />\n</p>'),
    'docs/a.md:9: Vue: no element or component is named Missing.',
  ],
  ['vue', component('const a = 1', '<p>{{ a b }}</p>'), 'docs/a.md:8: Vue: Error parsing JavaScript expression'],
  ['vue', component('const a = 1', '<p>'), 'docs/a.md:8: Vue: Element is missing end tag.'],
  ['vue', component('const a b = 1', '<p>a</p>'), 'docs/a.md:5: Vue: '],
  ['vue', component('const a = 1', '<p>a</p>', 'p { --fy-acent: red }'), 'docs/a.md:11: CSS: no theme has --fy-acent.'],
  ['svelte', '<script>\n  let a = 1\n</script>\n\n<p>{b}</p>', 'docs/a.md:8: Svelte: the script does not declare b.'],
  ['svelte', '<script>\n  let a = 1\n</script>\n<p>{a b}</p>', 'docs/a.md:7: Svelte: Expected token }'],
  ['svelte', '<p>a</p>\n<div>', 'docs/a.md:5: Svelte: `<div>` was left open'],
  ['svelte', '<script>\n  let a = 1\n</script>\n<p>{$b}</p>', 'docs/a.md:7: Svelte: `$b` is an illegal variable name'],
  ['svelte', '<p>a</p>\n<foyer-button />', 'docs/a.md:5: Svelte: Self-closing HTML tags'],
  ['css', 'a {\n  color: red;\n\nb { color: red; }', 'docs/a.md:4: CSS: this block is left open.'],
  ['css', '[data-foyer] {\n  --fy-acent: red;\n}', 'docs/a.md:5: CSS: no theme has --fy-acent.'],
  ['json', '{\n  "a": 1,\n}', 'docs/a.md:6: JSON: '],
  ['sh', 'npm start\nif true; then\nfi\nnpm test', 'docs/a.md:6: Shell: '],
  ['sh', 'npm start\nnpm run nothing', 'docs/a.md:5: Shell: no script is named nothing.'],
  ['sh', 'A=b pnpm --filter @foyer/playground nothing', 'docs/a.md:4: Shell: no script is named nothing.'],
  ['sh', 'pnpm --filter @foyer/nothing build', 'docs/a.md:4: Shell: no package is named @foyer/nothing.'],
  ['sh', 'npx @foyer/core', 'docs/a.md:4: Shell: no package has the command @foyer/core.'],
  ['sh', 'npm install @foyer/nothing', 'docs/a.md:4: Shell: no published package is named @foyer/nothing.'],
  ['rust', 'a', 'docs/a.md:4: Nothing checks a block in rust.'],
  ['', 'a', 'docs/a.md:4: Nothing checks a block in no language.'],
])('findBlockFaults names page and line of a mistake: %s %#', (language, code, problem) => {
  expect(find(language, code)).toEqual([expect.stringContaining(problem)])
})

it('findBlockFaults knows the scripts of the package that a page is about', () => {
  expect(find('sh', 'pnpm audit-log verify', 'apps/secure-site/README.md')).toEqual([])
  expect(find('sh', 'pnpm audit-log verify')).toEqual(['docs/a.md:4: Shell: no script is named audit-log.'])
})

it('findBlockFaults lets a part of a component use what another block of its page declares', () => {
  const script = "```ts\nimport { buttons } from 'b'\n```\n\n"
  const parts = { vue: '<foyer-button :labels="buttons" />', svelte: '<foyer-button labels={buttons}></foyer-button>' }
  for (const [language, part] of Object.entries(parts)) {
    expect(find(language, part, 'docs/a.md', script)).toEqual([])
    expect(find(language, part)).toEqual([expect.stringContaining('does not declare buttons.')])
  }
})
