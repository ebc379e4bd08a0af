import { create } from 'zustand'

const PAGE_SIZE = 20

type ListState = { limit: number; showMore: () => void }

export const useListState = create<ListState>()((set) => ({
  limit: PAGE_SIZE,
  showMore: () => set(({ limit }) => ({ limit: limit + PAGE_SIZE })),
}))
