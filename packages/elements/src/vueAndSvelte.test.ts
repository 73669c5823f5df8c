import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from '@foyer/core/actions'
import { createTestModal } from '@foyer/core/testing'
import { buttons } from '@foyer/languages/buttons/de'
import { useStore as toRef } from '@nanostores/vue'
import { compile } from 'svelte/compiler'
import { get } from 'svelte/store'
import { expect, it, onTestFinished } from 'vitest'
import { createApp, h, nextTick } from 'vue'
import { compileScript, compileTemplate, parse } from 'vue/compiler-sfc'
import { defineElements } from './exports/index.js'

function readExample(language: string): string {
  const page = readFileSync(join(import.meta.dirname, `../../../docs/start/${language}.md`), 'utf8')
  const [, code] = new RegExp(`^\`\`\`${language}[^\\n]*\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(page) ?? []
  if (!code) throw new Error(`The page has no example in ${language}.`)
  return code
}

it('the example in Vue compiles, and its template has a custom element', () => {
  const { descriptor, errors } = parse(readExample('vue'))
  expect(errors).toEqual([])
  const { bindings } = compileScript(descriptor, { id: 'example' })
  const { code, errors: wrong } = compileTemplate({
    id: 'example',
    filename: 'Example.vue',
    source: descriptor.template?.content ?? '',
    compilerOptions: {
      isCustomElement: (tag) => tag.startsWith('foyer-'),
      ...(bindings && { bindingMetadata: bindings }),
    },
  })
  expect(wrong).toEqual([])
  expect(code).toContain('"foyer-button"')
  expect(code).not.toContain('resolveComponent')
})

it('the example in Svelte compiles without a warning', () => {
  const { js, warnings } = compile(readExample('svelte'), { generate: 'client', filename: 'Example.svelte' })
  expect(warnings.map(({ message }) => message)).toEqual([])
  expect(js.code).toContain('foyer-connect')
})

it('Vue renders an account by the binding of nanostores, and follows it', async () => {
  const { modal } = createTestModal()
  const host = document.createElement('div')
  const app = createApp({
    setup() {
      const account = toRef(modal.$account())
      return () => h('p', account.value.status)
    },
  })
  app.mount(host)
  onTestFinished(() => app.unmount())
  expect(host.textContent).toBe('disconnected')
  await connect(modal, { walletId: 'lantern' })
  await nextTick()
  expect(host.textContent).toBe('connected')
})

it('Vue sets the labels of a language as the property of an element', () => {
  defineElements()
  const host = document.createElement('div')
  document.body.append(host)
  const app = createApp({ render: () => h('foyer-button', { labels: buttons }) })
  app.mount(host)
  onTestFinished(() => {
    app.unmount()
    host.remove()
  })
  const button = host.querySelector('foyer-button')?.shadowRoot?.querySelector('button')
  expect(button?.textContent).toBe('Wallet verbinden')
})

it('a store of the modal keeps Svelte’s contract of stores', async () => {
  const { modal } = createTestModal()
  const seen: string[] = []
  const stop = modal.$account().subscribe(({ status }) => void seen.push(status))
  expect(seen).toEqual(['disconnected'])
  await connect(modal, { walletId: 'lantern' })
  expect(seen.at(-1)).toBe('connected')
  expect(get(modal.$account()).status).toBe('connected')
  const count = seen.length
  stop()
  await modal.disconnect()
  expect(seen).toHaveLength(count)
})
