import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDataUri, readMetadata } from './readMetadata.js'

const none = { ipfs: undefined }
const dataUri = (json: unknown) => `data:application/json;base64,${btoa(JSON.stringify(json))}`

describe('the metadata of an NFT', () => {
  it('is reduced to single lines of text', () => {
    const said = {
      name: 'Harbor\u202e Light\n#1',
      description: 'x'.repeat(10_000),
      image: 'https://img.example/1.png',
      external_url: 'https://harbor.example/lights',
      attributes: [
        { trait_type: 'Colour', value: 'Amber' },
        { trait_type: 'Reach', value: 18 },
        { trait_type: 'Lit', value: true },
        { trait_type: 'Nothing' },
        { value: 'Nameless' },
        'Amber',
        null,
      ],
    }
    const read = readMetadata(said, { ...none, collection: 'Harbor Lights' })
    expect(read).toMatchObject({
      name: 'Harbor Light #1',
      collection: 'Harbor Lights',
      imageUrl: 'https://img.example/1.png',
      externalUrl: 'https://harbor.example/lights',
      traits: [
        { name: 'Colour', value: 'Amber' },
        { name: 'Reach', value: '18' },
        { name: 'Lit', value: 'true' },
      ],
    })
    expect(read.description).toHaveLength(1_000)
    expect(readMetadata({ name: 'n'.repeat(10_000) }, none).name).toHaveLength(100)
    const many = Array.from({ length: 10_000 }, (_, index) => ({ trait_type: `${index}`, value: 'v' }))
    expect(readMetadata({ attributes: many }, none).traits).toHaveLength(50)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'http://img.example/1.png',
    'file:///etc/passwd',
    'ipfs://Qm1/1.png',
    '//img.example/1.png',
    '<svg/>',
    `https://img.example/${'a'.repeat(10_000)}`,
    7,
    { url: 'https://img.example/1.png' },
  ])('has no image for %j', (image) => {
    expect(readMetadata({ image }, none).imageUrl).toBeUndefined()
  })

  it('has an IPFS image when the app names a gateway', () => {
    const at = (image: string) => readMetadata({ image }, { ipfs: 'https://ipfs.example/ipfs' }).imageUrl
    expect(at('ipfs://Qm1/1.png')).toBe('https://ipfs.example/ipfs/Qm1/1.png')
    expect(at('ipfs://ipfs/Qm1')).toBe('https://ipfs.example/ipfs/Qm1')
    expect(at('ipfs://Qm1/?x="><img')).toBeUndefined()
  })

  it.each([
    ['https://harbor.example/a', 'https://harbor.example/a'],
    ['HTTPS://Harbor.example', 'https://harbor.example/'],
    ['http://harbor.example', undefined],
    ['javascript:alert(1)', undefined],
    ['https://bank.example@harbor.example', undefined],
    ['https://', undefined],
    ['harbor.example', undefined],
    [' https://harbor.example', undefined],
  ])('with the link %s leads to %s', (external_url, externalUrl) => {
    expect(readMetadata({ external_url }, none).externalUrl).toBe(externalUrl)
  })

  it.each([
    ['Visit harbor.example to claim', true],
    ['1000 USDC at usdc-gift.com', true],
    ['t.me/harbor', true],
    ['Harbor \u202ethgiL', true],
    ['H\u0430rbor Light', true],
    ['Light\u200b #1', true],
    ['Harbor Light #1', false],
    ['lantern.eth', false],
    ['Свет гавани', false],
    ['灯火 #7', false],
    ['Crew 👩🏽‍🚀 #4', false],
    ['The Family 👨‍👩‍👧', false],
  ])('named %s is spam: %s', (name, isSpam) => {
    expect(readMetadata({ name }, none).isSpam).toBe(isSpam)
    expect(readMetadata({}, { ...none, collection: name }).isSpam).toBe(isSpam)
  })

  it('is spam when its source marks it', () => {
    expect(readMetadata({ name: 'Light' }, { ...none, isSpam: true }).isSpam).toBe(true)
  })

  it('may be any JSON, and only text and links result', () => {
    const field = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary', maxLength: 300 }), fc.webUrl())
    const record = fc.record(
      {
        name: field,
        description: field,
        image: field,
        image_url: field,
        external_url: field,
        attributes: fc.oneof(field, fc.array(fc.record({ trait_type: field, value: field }))),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), record), field, (metadata, collection) => {
        const beside = { ...none, collection: typeof collection === 'string' ? collection : undefined }
        const { name, description, imageUrl, externalUrl, traits } = readMetadata(metadata, beside)
        for (const text of [name, description, ...traits.flatMap((each) => [each.name, each.value])]) {
          if (text === undefined) continue
          expect(text).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
          expect(text.trim()).not.toBe('')
        }
        if (imageUrl !== undefined) expect(imageUrl).toMatch(/^(https:\/\/|data:image\/(png|jpeg|webp|gif|avif);)/i)
        if (externalUrl !== undefined) expect(new URL(externalUrl).protocol).toBe('https:')
      }),
    )
  })
})

describe('an on-chain data URI', () => {
  it.each([
    [dataUri({ name: 'Light' }), { name: 'Light' }],
    ['data:application/json,{"name":"Light"}', { name: 'Light' }],
    ['data:application/json;utf8,{"name":"Lücht"}', { name: 'Lücht' }],
    ['data:application/json;charset=utf-8,%7B%22name%22:%22Light%22%7D', { name: 'Light' }],
    ['data:application/json,{"name":"100%"}', undefined],
    ['data:application/json;base64,!', undefined],
    ['data:text/html,{}', undefined],
    ['https://harbor.example/1.json', undefined],
    [`data:application/json,"${'a'.repeat(100_000)}"`, undefined],
    [7, undefined],
  ])('%s is read without a request', (uri, said) => {
    expect(readDataUri(uri)).toEqual(said)
  })
})
