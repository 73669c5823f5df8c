import { isModalError } from '../../errors/ModalError.js'
import { getDataService } from '../../http/dataService.js'
import { getNameZone } from '../../identity/getNameZone.js'
import { fetchHostedName, fetchNameSuggestions } from '../../identity/profile.js'
import type { Modal } from '../../modal/modal.js'
import { nameError } from './errors.js'
import { getLabelProblem, toLabel } from './label.js'

export interface NameOffer {
  readonly name: string
  readonly isFree: boolean
}

export interface SuggestNamesParameters {
  /** First part of a name, in any case, or the full name with its zone. */
  readonly name: string
  readonly signal?: AbortSignal | undefined
}

/**
 * Lists the typed name and similar names, each with its availability. Empty for text that is no valid label (at least 4
 * letters, digits or hyphens). Rejects with `NAME_SUGGESTIONS_FAILED` and `ABORTED`.
 */
export async function suggestNames(
  modal: Modal,
  { name, signal }: SuggestNamesParameters,
): Promise<readonly NameOffer[]> {
  const zone = getNameZone(modal)
  const label = toLabel(name, zone)
  const wantedName = `${label}.${zone}`
  const data = getLabelProblem(label) ? undefined : getDataService(modal)
  if (!data) return []
  try {
    const suggestions = await fetchNameSuggestions(data.http, { name: label, zone, signal })
    const offers = suggestions.flatMap(({ name: suggested, registered }) => {
      const like = toLabel(suggested, zone)
      return getLabelProblem(like) ? [] : [{ name: `${like}.${zone}`, isFree: !registered }]
    })
    const wanted = offers.find((offer) => offer.name === wantedName) ?? (await ask())
    const others = new Map(offers.map((offer) => [offer.name, offer]))
    others.delete(wanted.name)
    return [wanted, ...others.values()]
  } catch (cause) {
    if (isModalError(cause, 'ABORTED')) throw cause
    throw nameError('NAME_SUGGESTIONS_FAILED', { cause })
  }

  async function ask(): Promise<NameOffer> {
    const isTaken = data === undefined || (await fetchHostedName(data.http, { name: wantedName, signal }))
    return { name: wantedName, isFree: !isTaken }
  }
}
