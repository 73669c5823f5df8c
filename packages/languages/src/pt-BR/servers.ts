import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'

const count = createCounter('pt-BR')

export const servers: Language['servers'] = {
  intro: 'Contatados desde que esta página foi aberta, para conectar e usar carteiras.',
  limits: 'Solicitações do próprio site, da sua carteira ou de janelas de login não aparecem aqui.',
  times: (number: number) => count(number, { one: 'Uma vez', many: '# vezes', other: '# vezes' }),
  lastAt: (time: string) => `Última solicitação: ${time}`,
  others: 'Outros servidores',
  none: 'Nenhum servidor contatado ainda',
  noneText: 'Os servidores aparecem aqui quando são contatados.',
  purposes: {
    analytics: 'Estatísticas de uso',
    data: 'Dados da conta e preços',
    directory: 'Lista de carteiras',
    feature: 'Recursos deste site',
    history: 'Atividade',
    images: 'Imagens',
    names: 'Nomes de contas',
    nfts: 'NFTs',
    node: 'Acesso à rede',
    relay: 'Conexão com carteiras no celular',
    secureSite: 'Login por e-mail ou rede social',
    swap: 'Preços de troca',
    tokens: 'Listas de tokens',
    walletLibrary: 'Software próprio de uma carteira',
  },
}
