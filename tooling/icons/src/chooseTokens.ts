import { chosen, more, places } from './choice/tokens'
import { readPicture, tokens } from './source'

/** The pictures of well-known tokens, the best known first, each with the addresses it is good for. */
export async function chooseTokens() {
  const ids = [...chosen.slice(0, 8), ...Object.keys(more), ...chosen.slice(8)]
  const all = await Promise.all(
    [...new Set(ids)].map(async (id) => {
      const token = tokens.find((each) => each.id === id)
      if (!token) throw new Error(`The package knows no token ${id}.`)
      const found = Object.entries<string | undefined>(token.addresses).flatMap(([name, address]) => {
        const place = places[name]
        return place && address ? [`${place}/${normalize(place, address)}`] : []
      })
      const own = Object.entries(more[id] ?? {}).map(([place, address]) => `${place}/${normalize(place, address)}`)
      const parts = await readPicture(token.filePath)
      return parts ? [{ name: id, ids: [...new Set([...found, ...own])].sort(), parts }] : []
    }),
  )
  return all.flat()
}

/** Addresses of EVM's networks are alike in upper and lower case. */
const normalize = (place: string, address: string) => (place.startsWith('eip155:') ? address.toLowerCase() : address)
