export { getNamesController, type NamesController, type NamesState } from '../../features/names/namesController.js'
export type { NameOffer } from '../../features/names/suggestNames.js'
