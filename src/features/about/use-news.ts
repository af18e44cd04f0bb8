import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { markNewsSeen } from '../../api/generated/operations';
import type { News } from './about-loaders';

/** Visibility of the news: shown automatically until read, later on request. */
export function useNews(news: News | null) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(news !== null && !news.isSeen);
  return {
    isOpen,
    show: () => setOpen(true),
    close: () => {
      setOpen(false);
      if (!news || news.isSeen) return;
      void markNewsSeen({ key: news.key }).then((result) => {
        if (result.ok) void router.invalidate();
      });
    },
  };
}
