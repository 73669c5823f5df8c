import type { Language } from '../types.js'

export const nodes: Pick<Language['wallet'], 'ownNodes'> = {
  ownNodes: {
    title: 'Twój własny węzeł',
    label: (network: string) => `URL węzła sieci ${network}`,
    hint: 'Zapisany tylko na tym urządzeniu.',
    use: 'Użyj tego węzła',
    remove: 'Usuń',
    inUse: (host: string) => `Odczyt z ${host}.`,
    failing: (host: string) => `${host} nie odpowiada. Zamiast niego używany jest węzeł tej strony.`,
    problems: {
      url: 'Wpisz URL zaczynający się od https://.',
      network: (network: string) => `Ten węzeł nie należy do sieci ${network}.`,
      unreachable: 'Ten węzeł nie odpowiedział. Sprawdź URL i czy węzeł zezwala na żądania ze stron.',
    },
  },
}
