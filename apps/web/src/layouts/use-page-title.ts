import { PRODUCT_NAME } from '@blueprompt/core/spec/product';
import { useEffect } from 'react';

/** Names the document after the page; without a title it keeps the product's own line. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
};
