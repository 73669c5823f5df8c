import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resolveMetadata } from './resolveMetadata.js'

function showPage(elements: Readonly<Record<string, object>>) {
  vi.stubGlobal('document', {
    title: 'Harbor',
    defaultView: { location: { origin: 'https://harbor.example' } },
    querySelector: (selector: string) => elements[selector] ?? null,
  })
}

beforeEach(() =>
  showPage({
    'meta[name="description"]': { content: 'Boats for rent' },
    'link[rel~="icon"]': { href: 'https://harbor.example/icon.png' },
  }),
)

afterEach(() => vi.unstubAllGlobals())

it('S9.071 resolveMetadata reads the name from the title of the page', () => {
  expect(resolveMetadata().name).toBe('Harbor')
  expect(resolveMetadata({ name: 'Given' }).name).toBe('Given')
})

it('S9.072 resolveMetadata reads the description from the page', () => {
  expect(resolveMetadata().description).toBe('Boats for rent')
  expect(resolveMetadata({ description: 'Given' }).description).toBe('Given')
  showPage({ 'meta[property="og:description"]': { content: 'Boats, shared' } })
  expect(resolveMetadata().description).toBe('Boats, shared')
})

it('S9.073 resolveMetadata reads the url from the origin of the page', () => {
  expect(resolveMetadata().url).toBe('https://harbor.example')
  expect(resolveMetadata({ url: 'https://given.example' }).url).toBe('https://given.example')
})

it('S9.074 resolveMetadata reads the icon from the page', () => {
  expect(resolveMetadata().icons).toEqual(['https://harbor.example/icon.png'])
  expect(resolveMetadata({ icons: [] }).icons).toEqual([])
  showPage({})
  expect(resolveMetadata().icons).toEqual([])
})

it('resolveMetadata is empty without a page', () => {
  vi.unstubAllGlobals()
  expect(resolveMetadata()).toEqual({ name: '', description: '', url: '', icons: [] })
})
