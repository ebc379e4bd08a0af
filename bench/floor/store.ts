import { create } from 'zustand'

type Look = { shown: number; more: () => void }

export const useLook = create<Look>()((set) => ({
  shown: 20,
  more: () => set(({ shown }) => ({ shown: shown + 20 })),
}))
