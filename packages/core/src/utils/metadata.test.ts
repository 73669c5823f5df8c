import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toMetadata } from './metadata.js'

/** As much of a page as is read. */
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

it('S9.071 takes the name from the title of the page', () => {
  expect(toMetadata().name).toBe('Harbor')
  expect(toMetadata({ name: 'Given' }).name).toBe('Given')
})

it('S9.072 takes the description from that of the page', () => {
  expect(toMetadata().description).toBe('Boats for rent')
  expect(toMetadata({ description: 'Given' }).description).toBe('Given')
  showPage({ 'meta[property="og:description"]': { content: 'Boats, shared' } })
  expect(toMetadata().description).toBe('Boats, shared')
})

it('S9.073 takes the url from the origin of the page', () => {
  expect(toMetadata().url).toBe('https://harbor.example')
  expect(toMetadata({ url: 'https://given.example' }).url).toBe('https://given.example')
})

it('S9.074 takes the icon from that of the page', () => {
  expect(toMetadata().icons).toEqual(['https://harbor.example/icon.png'])
  expect(toMetadata({ icons: [] }).icons).toEqual([])
  showPage({})
  expect(toMetadata().icons).toEqual([])
})

it('is empty where there is no page', () => {
  vi.unstubAllGlobals()
  expect(toMetadata()).toEqual({ name: '', description: '', url: '', icons: [] })
})
