// First module of the shell and of every remote: libraries that make a <style> element ask webpack for the page's nonce.
__webpack_nonce__ = document.querySelector('meta[property="csp-nonce"]')?.nonce || document.querySelector('meta[property="csp-nonce"]')?.content;
