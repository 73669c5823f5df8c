import { generateKeyPairSync } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { useServer } from '../testing/useServer'
import { buildDirectory } from './buildDirectory'
import { findSvgMistake } from './findSvgMistake'
import { readDirectory } from './readDirectory'

const { createFolder } = useServer()
const pair = generateKeyPairSync('ed25519')
const PNG = Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1')
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="url(#a)" d="M0 0h1"/></svg>'
const toIcon = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

const HARBOR = {
  id: 'a1',
  name: 'Harbor',
  homepage: 'https://harbor.example',
  chains: ['eip155:1'],
  versions: ['2'],
  sdks: ['sign_v2'],
  app_type: 'wallet',
  image_id: 'picture-1',
  app: { browser: '', ios: 'https://apps.example/1', android: null, chrome: '' },
  mobile: { native: 'harbor', universal: 'https://link.harbor.example' },
  desktop: { native: '', universal: '' },
  rdns: 'example.harbor',
}

/** Answer of the Explorer API for a wallet, with each of its fields. */
const KELP_LISTING = {
  id: 'd4',
  name: 'Kelp',
  slug: 'kelp',
  description: 'A wallet.',
  homepage: 'https://kelp.example/',
  chains: [],
  versions: ['1', '2'],
  sdks: ['sign_v1', 'sign_v2'],
  app_type: 'hybrid',
  image_id: 'picture-1',
  image_url: { sm: 'https://logo.example/sm/1', md: 'https://logo.example/md/1', lg: 'https://logo.example/lg/1' },
  app: {
    ...{ browser: 'https://kelp.example/download', ios: 'https://apps.example/4', android: 'https://play.example/4' },
    ...{ mac: null, windows: null, linux: null, chrome: 'https://chrome.example/4', firefox: null, safari: null },
    ...{ edge: null, opera: null },
  },
  injected: [{ namespace: 'eip155', injected_id: 'isKelp' }],
  rdns: null,
  mobile: { native: 'kelp:', universal: 'https://kelp.example/link' },
  desktop: { native: null, universal: '' },
  supported_standards: [],
  metadata: { shortName: 'Kelp', colors: { primary: '#000000', secondary: null } },
  updatedAt: '2026-01-01T00:00:00.000+00:00',
}

const SOURCES = [
  {
    name: 'Explorer',
    url: 'https://explorer.example',
    license: 'terms',
    format: 'explorer',
    file: 'e.json',
    images: 'pics',
  },
  { name: 'Announced', url: 'https://list.example', license: 'CC0-1.0', format: 'eip6963', file: 'a.json' },
]

async function create(
  listings: object,
  announced: readonly object[] = [],
  files: Record<string, string | Buffer> = {},
) {
  const root = await createFolder()
  const all = {
    'key.pem': pair.privateKey.export({ format: 'pem', type: 'pkcs8' }),
    'sources.json': JSON.stringify(SOURCES),
    'e.json': JSON.stringify({ listings, count: 1, total: 1 }),
    'a.json': JSON.stringify(announced),
    ...files,
  }
  for (const [name, content] of Object.entries(all)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), content)
  }
  const folder = join(root, 'out')
  return { folder, run: () => buildDirectory(join(root, 'key.pem'), join(root, 'sources.json'), folder) }
}

it('a listing of the Explorer API is read with each of its fields, and its scheme becomes a link', async () => {
  const { run, folder } = await create({ d4: KELP_LISTING }, [], { 'pics/picture-1': PNG })
  const { key, ignored } = await run()
  expect(ignored).toEqual([])
  const [{ image_id: _, ...wallet } = { image_id: '' }] = (await readDirectory(folder, key)).wallets
  expect(wallet).toEqual({
    id: 'd4',
    name: 'Kelp',
    order: 1,
    homepage: 'https://kelp.example/',
    chains: [],
    supports_wc: true,
    mobile_link: 'kelp://',
    app_store: 'https://apps.example/4',
    play_store: 'https://play.example/4',
    chrome_store: 'https://chrome.example/4',
  })
})

it('registries become a signed directory in their order, and a wallet of two of them is one', async () => {
  const { run, folder } = await create(
    { a1: HARBOR, b2: { id: 'b2', name: 'Lantern', chains: [] } },
    [
      { rdns: 'example.Harbor', name: 'Harbor Two', icon: toIcon(SVG) },
      { rdns: 'example.kelp', name: 'Kelp', icon: toIcon(SVG) },
    ],
    { 'pics/picture-1': PNG },
  )
  const { key, ...counts } = await run()
  expect(counts).toEqual({ wallets: 3, images: 2, ignored: [] })
  const { wallets, images } = await readDirectory(folder, key)
  expect(wallets.map(({ name }) => name)).toEqual(['Harbor', 'Lantern', 'Kelp'])
  expect(wallets[0]).toMatchObject({ mobile_link: 'harbor://', app_store: 'https://apps.example/1', supports_wc: true })
  expect(images.get(wallets[0]?.image_id ?? '')?.type).toBe('image/png')
  expect(images.get(wallets[2]?.image_id ?? '')?.type).toBe('image/svg+xml')
  expect(JSON.parse(await readFile(join(folder, 'sources.json'), 'utf8'))).toMatchObject([
    { name: 'Explorer', license: 'terms', wallets: 2 },
    { name: 'Announced', license: 'CC0-1.0', url: 'https://list.example', wallets: 2 },
  ])
  await expect(run()).rejects.toThrow(/is not empty/)
})

it('a registry entry that lies is left out with the reason', async () => {
  const { run, folder } = await create(
    {
      a1: HARBOR,
      c1: { id: 'c1', name: 'Script', mobile: { native: 'javascript:alert(1)' } },
      c2: { id: 'c2', name: 'Har\u202ebor' },
      c3: { id: 'c3', name: 'Plain', homepage: 'http://plain.example' },
      c4: { id: 'a1', name: 'Twice' },
      c5: { id: 'c5', name: 'Same', rdns: 'example.harbor' },
      c6: { id: 'c6', name: 'User', homepage: 'https://harbor.example@evil.example' },
      c7: { id: 'c7', name: 'Page', app_type: 'dapp' },
    },
    [
      { rdns: 'example.drawing', name: 'Drawing', icon: toIcon('<svg><script>alert(1)</script></svg>') },
      { rdns: 'example.drawing', name: 'Drawing' },
    ],
    { 'pics/picture-1.png': Buffer.concat([PNG, Buffer.alloc(1_000_000)]) },
  )
  const { key, ignored } = await run()
  expect(ignored).toEqual([
    'Explorer: the picture of a1 is larger than 1000000 bytes',
    'Explorer: c1 has a wrong mobile_link',
    'Explorer: c2 has a name with hidden characters',
    'Explorer: c3 has a wrong homepage',
    'Explorer: c4 has another id than its place says',
    'Explorer: c5 is in the source twice (rdns example.harbor)',
    'Explorer: c6 has a wrong homepage',
    'Explorer: c7 is no wallet',
    'Announced: the picture of example.drawing has the element script',
    'Announced: example.drawing is in the source twice (id example.drawing)',
  ])
  const { wallets, images } = await readDirectory(folder, key)
  expect(wallets.map(({ id }) => id)).toEqual(['a1', 'example.drawing'])
  expect(images.size).toBe(0)
})

it('a picture that was changed after the list was signed is refused', async () => {
  const { run, folder } = await create({ a1: HARBOR }, [], { 'pics/picture-1': PNG })
  const { key } = await run()
  const { images } = await readDirectory(folder, key)
  await writeFile(join(folder, 'images', `${[...images.keys()][0]}.png`), Buffer.concat([PNG, PNG]))
  await expect(readDirectory(folder, key)).rejects.toThrow(/has other bytes than its name says/)
})

it('a source of another shape is named', async () => {
  const { run } = await create({}, [], { 'e.json': '{"data":[]}' })
  await expect(run()).rejects.toThrow('e.json does not have the format explorer.')
})

it.each([
  '<svg onload="alert(1)"/>',
  '<svg><foreignObject/></svg>',
  '<svg><use href="https://x.example/a.svg#b"/></svg>',
  '<svg><use xlink:href="data:image/svg+xml,x"/></svg>',
  '<svg><path style="fill:url(https://x.example)"/></svg>',
  '<svg><path style="fill:u\\72l(//x.example)"/></svg>',
  '<svg><style>@import "https://x.example";</style></svg>',
  '<svg><path fill="&#117;rl(//x.example)"/></svg>',
  '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>',
  '<?xml-stylesheet href="https://x.example"?><svg/>',
  '<svg><![CDATA[<script/>]]></svg>',
  '<svg><path d=M0/onclick=alert(1)></svg>',
  '<svg><!-- -- ><script> --></svg>',
  '<svg><a href="#b"/></svg>',
])('a drawing that does more than draw is refused: %s', (svg) => {
  expect(findSvgMistake(svg)).toBeDefined()
})

it('a plain drawing is accepted', () => {
  expect(findSvgMistake(`<?xml version="1.0"?><!-- made by hand -->${SVG}`)).toBeUndefined()
  expect(findSvgMistake('<svg><style>.a{fill:#fff}</style><use xlink:href="#a"/></svg>')).toBeUndefined()
})
